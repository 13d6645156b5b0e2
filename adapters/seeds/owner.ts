/** The e-mail of the sample owner. */
export const sampleOwnerEmail = 'kavya.nair@example.com';

/** The sample owner of a shop with simulated payments. */
export const ownerSeed = { email: sampleOwnerEmail, name: 'Kavya Nair', password: 'creatorrow123' };
