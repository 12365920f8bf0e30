/** Where the answers of the clinic's calls are kept, so that a change finds what it makes outdated. */
export const eContactKeys = {
  lists: ['clinic-e-contacts'] as const,
  held: ['clinic-held-replies'] as const,
  unread: ['clinic-unread-e-contacts'] as const,
  due: ['clinic-answers-due'] as const,
  counts: ['clinic-e-contact-counts'] as const,
  every: ['clinic-e-contact'] as const,
  one: (id: number) => ['clinic-e-contact', id] as const,
  eContact: (id: number) => ['clinic-e-contact', id, 'e-contact'] as const,
  timeline: (id: number) => ['clinic-e-contact', id, 'timeline'] as const,
  notes: (id: number) => ['clinic-e-contact', id, 'notes'] as const,
  representation: (id: number) => ['clinic-e-contact', id, 'representation'] as const,
  ofPatient: (clinicId: number, personId: number) =>
    ['clinic-e-contacts-of-patient', clinicId, personId] as const,
  ofPatients: ['clinic-e-contacts-of-patient'] as const,
}
