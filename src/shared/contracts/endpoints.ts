import { absenceDeskEndpoints } from './absence-desk'
import { absenceEndpoints } from './absences'
import { appointmentEndpoints } from './appointments'
import { auditEndpoints } from './audit'
import { authEndpoints } from './auth'
import { binEndpoints } from './bin'
import { bookingRequestEndpoints } from './booking-requests'
import { bookingEndpoints } from './bookings'
import { changeEndpoints } from './changes'
import { chatEndpoints } from './chat'
import { clinicEndpoints } from './clinic'
import { closingDayEndpoints, openingHoursEndpoints } from './clinic-hours'
import { dayEndpoints } from './day-sheets'
import { departmentEndpoints } from './departments'
import { doctorDayEndpoints } from './doctor-day'
import { documentEndpoints } from './documents'
import type { Endpoint } from './endpoint'
import { fileEndpoints } from './files'
import { importEndpoints } from './imports'
import { labOrderEndpoints } from './lab-orders'
import { labRangeEndpoints } from './lab-ranges'
import { letterEndpoints } from './letters'
import { messageEndpoints } from './messages'
import { noteSettingEndpoints } from './note-settings'
import { noteEndpoints } from './notes'
import { noticeEndpoints } from './notices'
import { openApiEndpoints } from './openapi'
import { outsideVisitEndpoints } from './outside-visits'
import { overviewEndpoints } from './overview'
import { ownPasswordEndpoints } from './own-password'
import { ownProfileEndpoints } from './own-profile'
import { ownSessionEndpoints } from './own-sessions'
import { patientAccountEndpoints } from './patient-accounts'
import { patientEndpoints } from './patients'
import { permissionGiverEndpoints } from './permission-givers'
import { prescriptionRequestEndpoints } from './prescription-requests'
import { prescriptionEndpoints } from './prescriptions'
import { problemEndpoints } from './problems'
import { roleTrialEndpoints } from './role-trials'
import { roleEndpoints } from './roles'
import { staffEndpoints } from './staff'
import { extraHoursEndpoints, staffHoursEndpoints } from './staff-hours'
import { startPasswordEndpoints } from './start-passwords'
import { templateEndpoints } from './templates'
import { visitGridEndpoints } from './visit-grid'
import { visitKindEndpoints } from './visit-kinds'
import { visitTimeEndpoints } from './visit-times'
import { visitEndpoints } from './visits'
import { vitalsEndpoints } from './vital-endpoints'
import { workingTimeEndpoints } from './working-times'

const { booked: _booked, ...keptVisitTimeEndpoints } = visitTimeEndpoints
const { today: _today, ...keptAppointmentEndpoints } = appointmentEndpoints

/** Every call that our server answers. */
export const endpoints = [
  ...Object.values(authEndpoints),
  ...Object.values(ownPasswordEndpoints),
  ...Object.values(ownSessionEndpoints),
  ...Object.values(ownProfileEndpoints),
  ...Object.values(departmentEndpoints),
  ...Object.values(roleEndpoints),
  ...Object.values(roleTrialEndpoints),
  ...Object.values(permissionGiverEndpoints),
  ...Object.values(workingTimeEndpoints),
  ...Object.values(bookingEndpoints),
  ...Object.values(chatEndpoints),
  ...Object.values(staffEndpoints),
  ...Object.values(startPasswordEndpoints),
  ...Object.values(staffHoursEndpoints),
  ...Object.values(extraHoursEndpoints),
  ...Object.values(absenceEndpoints),
  ...Object.values(absenceDeskEndpoints),
  ...Object.values(outsideVisitEndpoints),
  ...Object.values(overviewEndpoints),
  ...Object.values(patientEndpoints),
  ...Object.values(importEndpoints),
  ...Object.values(patientAccountEndpoints),
  ...Object.values(visitEndpoints),
  ...Object.values(keptVisitTimeEndpoints),
  ...Object.values(visitGridEndpoints),
  ...Object.values(keptAppointmentEndpoints),
  ...Object.values(doctorDayEndpoints),
  ...Object.values(dayEndpoints),
  ...Object.values(bookingRequestEndpoints),
  ...Object.values(prescriptionEndpoints),
  ...Object.values(prescriptionRequestEndpoints),
  ...Object.values(noteEndpoints),
  ...Object.values(labOrderEndpoints),
  ...Object.values(labRangeEndpoints),
  ...Object.values(vitalsEndpoints),
  ...Object.values(problemEndpoints),
  ...Object.values(letterEndpoints),
  ...Object.values(documentEndpoints),
  ...Object.values(fileEndpoints),
  ...Object.values(clinicEndpoints),
  ...Object.values(messageEndpoints),
  ...Object.values(noteSettingEndpoints),
  ...Object.values(templateEndpoints),
  ...Object.values(openingHoursEndpoints),
  ...Object.values(closingDayEndpoints),
  ...Object.values(visitKindEndpoints),
  ...Object.values(noticeEndpoints),
  ...Object.values(auditEndpoints),
  ...Object.values(binEndpoints),
  ...Object.values(changeEndpoints),
  ...Object.values(openApiEndpoints),
] as const satisfies readonly Endpoint[]
