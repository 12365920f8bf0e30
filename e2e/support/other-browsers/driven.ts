/** An element of a page, as WebDriver refers to it. */
export type ElementRef = Record<string, string>

/** What journeys need of a browser that Playwright does not drive. */
export type Driven = {
  /** Opens an address and waits until the page is loaded. */
  navigate: (url: string) => Promise<void>
  /** Runs a function in the page, or what its promise answers. It may use nothing but its arguments. */
  run: <Args extends unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => Promise<Answer>
  click: (element: ElementRef) => Promise<void>
  /** Presses keys in an element; in a field for files, chooses the file of that path. */
  type: (element: ElementRef, text: string) => Promise<void>
  /** Makes the page so large, in CSS pixels; at least as high. */
  resize: (width: number, height: number) => Promise<void>
  /** Goes on in a new tab and closes the old one, with all that still loads or waits in it. */
  openTab: () => Promise<void>
  end: () => Promise<void>
}

type Command = (
  name: 'navigate' | 'run' | 'click' | 'type',
  params: Record<string, unknown>,
) => Promise<unknown>

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The part that is alike for all browsers: the commands of WebDriver, whichever way they reach the browser. */
export function drivenBy(command: Command): Omit<Driven, 'resize' | 'openTab' | 'end'> {
  return {
    navigate: async (url) => void (await command('navigate', { url })),
    run: async (work, ...args) => {
      const script = `
        const done = arguments[arguments.length - 1]
        Promise.resolve((${work.toString()})(...[...arguments].slice(0, -1)))
          .then((answer) => done({ answer }), (error) => done({ error: String(error) }))`
      const told = (await command('run', { script, args })) as { answer: never; error?: string }
      if (told.error !== undefined) throw new Error(told.error)
      return told.answer
    },
    click: async (element) => void (await command('click', { id: element[ELEMENT] })),
    type: async (element, text) => void (await command('type', { id: element[ELEMENT], text })),
  }
}
