export function ReceptionistDashboard() {
  return null
}
