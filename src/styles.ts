// What the first paint needs. The styles of Mantine's components come with the layout, or with the
// one part that uses them; a forgotten file is silent.
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import './global.css'
