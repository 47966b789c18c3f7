import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/List.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import { MantineProvider } from '@mantine/core'
import type { OpenClinic } from '@mocks/open-clinic'
import { drawerId } from '@mocks/recorder/locators'
import type { Recorder } from '@mocks/recorder/recorder'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { theme } from '@/app/theme'
import { ClinicDrawer } from './clinic-drawer'

/** Shows the drawer beside the product, in a root of its own: nothing of the product knows of it. */
export function showDrawer(clinic: OpenClinic, recorder: Recorder): void {
  const root = document.createElement('div')
  root.id = drawerId
  document.body.append(root)
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        // The colours, and light or dark, are those that the product has set on the page.
        withCssVariables={false}
        withGlobalClasses={false}
        getRootElement={() => undefined}
      >
        <ClinicDrawer clinic={clinic} recorder={recorder} />
      </MantineProvider>
    </StrictMode>,
  )
}
