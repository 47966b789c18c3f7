/** In the sample, the patient who signs in is the first. */
export const ownPatientId = 1
