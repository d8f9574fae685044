/** What somebody likes, kept in this browser. */

export type Language = 'en' | 'de'
export type Theme = 'auto' | 'dusk' | 'day'

const LANGUAGES: readonly Language[] = ['en', 'de']
const THEMES: readonly Theme[] = ['auto', 'dusk', 'day']

function kept<T extends string>(name: string, known: readonly T[], usual: T): T {
  const value = localStorage.getItem(name) as T | null
  return value !== null && known.includes(value) ? value : usual
}

const daylight = matchMedia('(prefers-color-scheme: light)')

class Prefs {
  language = $state<Language>(
    kept('language', LANGUAGES, navigator.languages.some((one) => one.startsWith('de')) ? 'de' : 'en'),
  )
  theme = $state<Theme>(kept('theme', THEMES, 'auto'))
  sound = $state(kept('sound', ['on', 'off'], 'on') === 'on')

  keep() {
    localStorage.setItem('language', this.language)
    localStorage.setItem('theme', this.theme)
    localStorage.setItem('sound', this.sound ? 'on' : 'off')
    document.documentElement.lang = this.language
    const light = this.theme === 'day' || (this.theme === 'auto' && daylight.matches)
    document.documentElement.toggleAttribute('data-light', light)
  }
}

export const prefs = new Prefs()
prefs.keep()
daylight.addEventListener('change', () => prefs.keep())

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
