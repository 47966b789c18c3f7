import '@/app/styles'
import '@testing-library/jest-dom/vitest'
import { prepareScreens } from './screen'

prepareScreens()
