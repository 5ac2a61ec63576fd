/** The part that is used here; the package has no types. */
declare module 'saxen' {
  type Decode = (text: string) => string

  export class Parser {
    on(event: 'openTag', hear: (tag: string, attributes: () => Record<string, string>) => void): this
    on(event: 'closeTag', hear: (tag: string) => void): this
    on(event: 'text', hear: (text: string, decode: Decode) => void): this
    on(event: 'cdata', hear: (text: string) => void): this
    on(event: 'error', hear: (error: Error) => void): this
    parse(xml: string): void
  }
}
