package docs.booking

class GuestKey

fun bookGuest(key: GuestKey) = key
