/**
 * The beginnings of the PIN codes of each state and union territory, two or three digits. Three digits count before two: India
 * Post's circles have two, and three where a sorting district belongs to another state, or to more than one.
 */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '51 52 53 507 533',
  'Arunachal Pradesh': '790 791 792',
  Assam: '78 783',
  Bihar: '80 81 82 84 85 813 814',
  Chandigarh: '160',
  Chhattisgarh: '49',
  'Dadra and Nagar Haveli and Daman and Diu': '362 396',
  Delhi: '11',
  Goa: '403',
  Gujarat: '36 37 38 39 362 396',
  Haryana: '12 13',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 19',
  Jharkhand: '83 813 814 815 816 822 825 826 827 828 829',
  Karnataka: '56 57 58 59',
  Kerala: '67 68 69 673 682',
  Ladakh: '194',
  Lakshadweep: '682',
  'Madhya Pradesh': '45 46 47 48',
  Maharashtra: '40 41 42 43 44',
  Manipur: '795',
  Meghalaya: '783 793 794',
  Mizoram: '796',
  Nagaland: '797 798',
  Odisha: '75 76 77',
  Puducherry: '533 605 607 609 673',
  Punjab: '14 15 16 160',
  Rajasthan: '30 31 32 33 34',
  Sikkim: '737',
  'Tamil Nadu': '60 61 62 63 64 605 607 609',
  Telangana: '50 507',
  Tripura: '799',
  'Uttar Pradesh': '20 21 22 23 24 25 26 27 28 244 246 247 262',
  Uttarakhand: '244 246 247 248 249 262 263',
  'West Bengal': '70 71 72 73 74',
};

/** Returns the states in which a PIN code with these first three digits may be; none for fewer digits or an unknown beginning. */
export function statesOfPin(pin: string): readonly string[] {
  if (!/^\d{3}/.test(pin)) return [];
  const exactly = statesWith(pin.slice(0, 3));
  return exactly.length > 0 ? exactly : statesWith(pin.slice(0, 2));
}

function statesWith(beginning: string): readonly string[] {
  const entries = Object.entries(BEGINNINGS);
  return entries.flatMap(([state, beginnings]) => (beginnings.split(' ').includes(beginning) ? [state] : []));
}

/** The states and union territories of India, by their names. */
export const STATES: readonly string[] = Object.keys(BEGINNINGS);
