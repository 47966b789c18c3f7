// The styles of Mantine's dialogs and of the buttons in them, in the order in which they build on one
// another. They come with the first of them, never with the first screen.
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Text.css'
import '@mantine/core/styles/Button.css'
