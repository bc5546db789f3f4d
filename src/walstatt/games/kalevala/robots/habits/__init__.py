"""What robots do: each habit thinks up orders with what the robot knows."""
