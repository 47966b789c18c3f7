import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '@/components/page-header'

export function UnknownPage() {
  return (
    <>
      <PageHeader title="Page not found" />
      <Text>There is no page at this address.</Text>
      <Link to="/">Go to Home</Link>
    </>
  )
}
