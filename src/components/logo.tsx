interface LogoProps {
  /** Edge in pixels. */
  size: number
}

/** The mark: a walk round the ward, and the cross it goes round. Decoration; the name stands beside it. */
export const Logo = ({ size }: LogoProps) => (
  <img src="/rounds.svg" width={size} height={size} alt="" />
)
