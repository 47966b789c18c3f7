// As a file, which the page's icon is too: in the code, every first screen would carry it once more.
import mark from './rounds.svg?no-inline'

interface LogoProps {
  /** Edge in pixels. */
  size: number
}

/** The mark: a walk round the ward, and the cross it goes round. Decoration; the name stands beside it. */
export const Logo = ({ size }: LogoProps) => <img src={mark} width={size} height={size} alt="" />
