export function DoctorDashboard() {
  return null
}
