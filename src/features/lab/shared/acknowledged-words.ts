import type { LabResultVersion } from '@/contracts/lab-results'
import { clinicMoment } from './moment'

/** Whether a doctor knows of a critical result. */
export const acknowledgedWords = ({ acknowledged }: Pick<LabResultVersion, 'acknowledged'>) =>
  acknowledged
    ? `Acknowledged by ${acknowledged.by} at ${clinicMoment(acknowledged.at)}`
    : 'Not acknowledged yet'
