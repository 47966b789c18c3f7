export function AdminDashboard() {
  return null
}
