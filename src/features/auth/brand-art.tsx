import classes from './auth.module.css'

/** Where on their rings the people on their rounds are: x, y and size. */
const people = [
  [384, 331, 7],
  [207, 378, 5],
  [322, 141, 9],
  [460, 300, 5],
  [178, 204, 6],
  [405, 506, 8],
  [104, 427, 5],
  [528, 209, 6],
  [57, 226, 8],
] as const

/** Rounds about a beating heart; it says nothing that the tagline doesn't. */
export function BrandArt() {
  return (
    <svg className={classes.art} viewBox="0 0 600 600" aria-hidden="true">
      <g className={classes.rings}>
        <circle cx="300" cy="300" r="90" />
        <circle cx="300" cy="300" r="160" />
        <circle cx="300" cy="300" r="232" />
        <circle cx="300" cy="300" r="300" />
      </g>
      <path
        className={classes.pulse}
        d="M-60 300H178l16-18 18 18h22l14 30 30-118 32 152 22-64h22l18-22 20 22h268"
      />
      <g className={classes.people}>
        {people.map(([x, y, size]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={size} />
        ))}
      </g>
    </svg>
  )
}
