import { sampleRupeesPerDollar } from '@shared/contracts/overview'

const inRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})
const inDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const inLakhs = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** An amount in rupees, as Indian readers group it. */
export const rupees = (amount: number): string => inRupees.format(amount)

/** The same amount in dollars, at the sample's rate. */
export const dollars = (amountInRupees: number): string =>
  inDollars.format(amountInRupees / sampleRupeesPerDollar)

/** An amount in rupees where there is little room: '₹18.5L'. */
export const rupeesInShort = (amount: number): string => inLakhs.format(amount)
