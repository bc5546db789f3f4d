"""Order sheets: lines of orders and flags of an army, as papers and the battle both read and write them."""
