record Room() { }
