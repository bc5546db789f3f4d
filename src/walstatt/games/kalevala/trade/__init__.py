"""Chapter 21: merchants, caravans, expeditions, hand-overs, deeds of gift, fiefs."""
