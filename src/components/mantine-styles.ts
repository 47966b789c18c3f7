// One ordered list of the styles of Mantine's components, because equal rules win by order. It comes
// with the forms; layout, lists and the sign-in page draw none of them and don't wait for it. A
// forgotten file is silent. A component that only one form uses has its line in that form's file.
import '@mantine/core/styles/Input.css'
