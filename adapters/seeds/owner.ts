/** The sample owner of a shop with simulated payments. */
export const sampleOwner = { email: 'kavya.nair@example.com', name: 'Kavya Nair', password: 'creatorrow123' };
