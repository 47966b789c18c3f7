import '@/app/styles'
import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { prepareScreens } from './screen'

configure({ asyncUtilTimeout: 10_000 })
prepareScreens()
