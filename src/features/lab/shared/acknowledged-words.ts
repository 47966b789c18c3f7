import { criticalValues, type LabResultVersion } from '@shared/contracts/lab-results'
import { isolated } from '@shared/lib/isolated'
import { clinicMoment } from './moment'

/** Why a doctor has to acknowledge a result. */
export const criticalTitle = (result: Pick<LabResultVersion, 'values'>): string =>
  criticalValues(result).length > 0 ? 'Critical' : 'Corrected after a critical result'

/** Whether a doctor knows of a critical result. */
export const acknowledgedWords = ({ acknowledged }: Pick<LabResultVersion, 'acknowledged'>) =>
  acknowledged
    ? `Acknowledged by ${isolated(acknowledged.by)} at ${clinicMoment(acknowledged.at)}`
    : 'Not acknowledged yet'
