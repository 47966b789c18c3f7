export function LabDashboard() {
  return null
}
