/** The accounts of the DEMO data, offered on its sign-in page; their names are the seed's. */
const ADDRESSES = ['patient', 'patient2', 'doctor', 'nurse', 'reception', 'doctor2', 'both', 'admin']

export const DEMO_EMAILS = ADDRESSES.map((name) => `${name}@demo.vastus.test`)
