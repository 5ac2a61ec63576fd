/** What somebody wrote in whatever language, marked with the language that its letters tell. */
export function WrittenText({ text }: { text: string }) {
  return <span lang={/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en'}>{text}</span>
}
