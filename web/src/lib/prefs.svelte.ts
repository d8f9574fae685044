/** What somebody likes, kept in this browser. */

export type Language = 'en' | 'de'
export type Theme = 'auto' | 'dusk' | 'day'

const LANGUAGES: readonly Language[] = ['en', 'de']
const THEMES: readonly Theme[] = ['auto', 'dusk', 'day']

function kept<T extends string>(name: string, known: readonly T[], usual: T): T {
  const value = localStorage.getItem(name) as T | null
  return value !== null && known.includes(value) ? value : usual
}

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
    if (this.theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = this.theme
  }
}

export const prefs = new Prefs()
prefs.keep()

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
