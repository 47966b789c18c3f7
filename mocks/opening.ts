// What the demo's page says while its clinic is made, before anything of the product is there.

/**
 * The words, in the colours of the mode that index.html has read (src/app/global.css has the same). They are
 * within the product's root, which takes their place with its first screen.
 */
export const openingPage = `<style>
        .opening { margin: 0; padding: 40vh 1rem 0; text-align: center; font: 1rem system-ui }
        :root { background: #f2f5f6; color: #1c262c }
        :root[data-mantine-color-scheme='dark'] { background: #11171a; color: #dde4e8 }
      </style>
      <p class="opening" role="status">Opening the clinic…</p>`

/** Says in their place that there will be no clinic, and why. */
export function showOpeningFailed(error: unknown): void {
  const alert = document.createElement('p')
  alert.className = 'opening'
  alert.role = 'alert'
  alert.textContent = `The clinic could not be opened. Load the page again. (${error instanceof Error ? error.message : String(error)})`
  document.querySelector('.opening')?.replaceWith(alert)
}
