import './select-styles'
import { Select, type SelectProps } from '@mantine/core'
import classes from './search-select.module.css'

/** Mantine's select whose options are searched by typing. */
export const SearchSelect = (props: Omit<SelectProps, 'searchable' | 'classNames'>) => (
  <Select
    nothingFoundMessage="Nothing found"
    // The list itself scrolls, which is led through by the arrow keys.
    withScrollArea={false}
    {...props}
    classNames={{ options: classes.options ?? '' }}
    searchable
  />
)
