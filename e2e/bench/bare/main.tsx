// The least page on the same foundation: what a first screen costs before it has anything to say.
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Input.css'
import { Button, MantineProvider, TextInput } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

function Page() {
  const { data } = useQuery({ queryKey: ['bare'], queryFn: () => 'Bare' })
  return (
    <>
      <TextInput label="Text" />
      <Button>{data}</Button>
    </>
  )
}

const root = createRootRoute({ component: Outlet })
const page = createRoute({ getParentRoute: () => root, path: '/', component: Page })
const router = createRouter({ routeTree: root.addChildren([page]) })

createRoot(document.getElementById('root') ?? document.body).render(
  <MantineProvider>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
)
