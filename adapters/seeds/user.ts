const CREATED_AT = '2026-01-05T09:00:00+00:00';

/** The e-mail of the sample shopper. */
export const sampleEmail = 'priya.sharma@example.com';

/** The address of the sample shopper. */
export const addressSeed = {
  name: 'Priya Sharma',
  street: '24, 4th Cross, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560038',
  phone: '9876543210',
};

/** The sample shopper of the mock back-end, with the password creatorrow123. */
export const userSeed = {
  _id: 'cr-user-priya-sharma',
  email: sampleEmail,
  password: 'creatorrow123',
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  extras: {
    firstName: 'Priya',
    lastName: 'Sharma',
    bio: 'Lives in block prints, collects jhumkas and never says no to a second chai.',
  },
  cart: [],
  wishlist: [],
  addressList: [
    {
      _id: 'cr-address-priya-home',
      ...addressSeed,
      createdAt: CREATED_AT,
      updatedAt: CREATED_AT,
    },
  ],
  orders: [],
};
