import { Center, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '@/components/document-title'
import { Logo } from '@/components/logo'
import classes from './auth.module.css'
import { BrandArt } from './brand-art'

interface AuthPageProps {
  title: string
  /** What to do here, in one sentence. */
  lead: ReactNode
  children: ReactNode
}

/** The frame of the public pages: the brand beside, or above, the form. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  useDocumentTitle(title)
  return (
    <div className={classes.page}>
      <aside className={classes.brand}>
        <BrandArt />
        <p className={classes.name}>
          <Logo size={60} />
          Rounds
        </p>
        <div className={classes.words}>
          <p className={classes.tagline}>Transforming healthcare, one round at a time.</p>
          <p className={classes.promise}>
            People, departments and shifts of your hospital, in one calm place.
          </p>
        </div>
      </aside>
      <Center component="main" className={classes.main}>
        <div className={classes.panel}>
          <Title order={1} size="h2">
            {title}
          </Title>
          <Text size="sm" c="dimmed" mt="xs" mb="xl" style={{ overflowWrap: 'anywhere' }}>
            {lead}
          </Text>
          {children}
        </div>
      </Center>
    </div>
  )
}
