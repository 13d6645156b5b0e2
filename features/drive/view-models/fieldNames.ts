/** The fields of the forms' view-models by the labels that the scenarios use. */
export const fieldNames: Readonly<Record<string, string>> = {
  'E-mail': 'email',
  Password: 'password',
  'New password': 'password',
  'Current password': 'current',
  'Confirm password': 'confirmPassword',
  'First name': 'firstName',
  'Last name': 'lastName',
  Terms: 'acceptsTerms',
  Name: 'name',
  Street: 'street',
  City: 'city',
  State: 'state',
  Country: 'country',
  Pincode: 'pincode',
  Phone: 'phone',
};
