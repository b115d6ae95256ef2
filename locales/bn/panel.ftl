## panel
