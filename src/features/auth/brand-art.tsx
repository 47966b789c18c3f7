import classes from './auth.module.css'

const rings = [90, 160, 232, 304] as const

/** Those who are on their rounds: their ring, how far they have come in degrees, their size. */
const people = [
  [90, 24, 7],
  [160, 142, 6],
  [160, 281, 9],
  [232, 63, 8],
  [232, 205, 6],
  [232, 331, 5],
  [304, 162, 8],
  [304, 243, 6],
  [304, 302, 9],
] as const

/** Rounds about a beating heart; it says nothing that the tagline doesn't. */
export function BrandArt() {
  return (
    <svg className={classes.art} viewBox="0 0 600 600" aria-hidden="true">
      <g className={classes.rings}>
        {rings.map((radius) => (
          <circle key={radius} cx="300" cy="300" r={radius} />
        ))}
      </g>
      <path
        className={classes.pulse}
        d="M-600 300H178l16-18 18 18h22l14 30 30-118 32 152 22-64h22l18-22 20 22h600"
      />
      <g className={classes.people}>
        {people.map(([radius, angle, size]) => (
          <circle
            key={angle}
            cx={300 + radius}
            cy="300"
            r={size}
            transform={`rotate(${angle} 300 300)`}
          />
        ))}
      </g>
    </svg>
  )
}
