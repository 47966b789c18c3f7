/** Where a note is written: of a patient by the number, and of a visit where there is one. */
export const noteAddress = (patientNumber: number, visitId: string | null, day?: string) =>
  ({
    to: '/patient/$number/note',
    params: { number: String(patientNumber) },
    search: {
      visit: visitId ?? '',
      ...(day !== undefined && { from: 'day', date: day }),
    },
  }) as const
