import { Box, Center, Group, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Logo } from '@/components/logo'
import { ClockLine } from '@/features/layout/shared/clock-line'
import classes from './auth.module.css'
import { BrandArt } from './brand-art'

interface AuthPageProps {
  title: string
  /** What to do here, in one sentence. */
  description: ReactNode
  children: ReactNode
}

/** The frame of the public pages: the brand beside, or above, the form. */
export function AuthPage({ title, description, children }: AuthPageProps) {
  useDocumentTitle(`${title} · Rounds`)
  return (
    <div className={classes.page}>
      <aside className={classes.brand}>
        <BrandArt />
        <Group gap="sm" pos="relative" fz={24} fw={650} className={classes.name}>
          <Logo size={60} />
          Rounds
        </Group>
        <Box pos="relative" maw={432} mb="auto">
          <Text className={classes.tagline}>Transforming healthcare, one round at a time.</Text>
          <Text mt="lg" maw={384} c="clinic.1" visibleFrom="md">
            People, departments and shifts of your hospital, in one calm place.
          </Text>
        </Box>
      </aside>
      <Center
        component="main"
        px="lg"
        py="xl"
        pos="relative"
        bg="var(--mantine-color-body)"
        className={classes.main}
      >
        <Box pos="absolute" top={8} left={0} right={0} px="lg">
          <ClockLine />
        </Box>
        <Box w="100%" maw={376}>
          <Title order={1} size="h2">
            {title}
          </Title>
          <Text size="sm" c="dimmed" mt="xs" mb="xl" style={{ overflowWrap: 'anywhere' }}>
            {description}
          </Text>
          {children}
        </Box>
      </Center>
    </div>
  )
}
