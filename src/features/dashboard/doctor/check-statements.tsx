import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import classes from './doctor.module.css'
import { type DrugCheck, statementsOf } from './drug-check'

const icons = { done: IconCheck, caution: IconAlertTriangle, note: IconInfoCircle }

/** What was truly done to find interactions. */
export const CheckStatements = ({ check }: { check: DrugCheck }) => (
  <section aria-label="What was checked">
    <h3 className={classes.subtitle}>What was checked</h3>
    <ul className={classes.statements}>
      {statementsOf(check).map(({ tone, text }) => {
        const Icon = icons[tone]
        return (
          <li key={text} data-tone={tone}>
            <Icon size={18} aria-hidden />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  </section>
)
