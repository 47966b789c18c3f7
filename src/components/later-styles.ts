// The style sheets of the components of Mantine's that no list draws, in Mantine's own order: whatever
// draws one of them imports this file. They follow those of src/features/layout/styles.ts, and none of
// those builds on one of these.
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/core/styles/DataList.css'
import '@mantine/core/styles/Fieldset.css'
import '@mantine/core/styles/Image.css'
import '@mantine/core/styles/Kbd.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import '@mantine/core/styles/Progress.css'
import '@mantine/core/styles/RadioCard.css'
import '@mantine/core/styles/RadioIndicator.css'
import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/SegmentedControl.css'
import '@mantine/core/styles/Spoiler.css'
import '@mantine/core/styles/Tabs.css'
import '@mantine/core/styles/Typography.css'
