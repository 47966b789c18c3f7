import '@/app/styles'
import '@testing-library/jest-dom/vitest'
import './quick-input'
import { prepareScreens } from './screen'

prepareScreens()
