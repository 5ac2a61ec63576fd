import { both } from './both.ts'

/** What teams of the demo write when they order, and what the other side answers. */
export const orderTexts = {
  classes: both(
    '给镇上的老人开手机班，第一次自己带课，想请一位有经验的老师陪两次。',
    'A phone class for older people in town. We lead one for the first time and would like somebody with experience beside us twice.',
  ),
  classesAgain: both(
    '换一个村子，再开一班，十位老人。',
    'Another class in the next village, for ten people.',
  ),
  card: both(
    '这学期给教学点的四十个孩子用，期末寄回。',
    'For forty pupils of a teaching point this term; we post it back at the end.',
  ),
  classesTerms: both(
    '可以。前两次课我们来一位老师陪着教，之后你们自己带，每周五电话对一次。',
    'Gladly. A teacher of ours comes to the first two classes; then you lead, and we ring each Friday.',
  ),
  cardTerms: both(
    '存储卡留到你们写的最后一天。收到后在这里确认。',
    'The card is kept for you until the last day that you named. Confirm here once it has arrived.',
  ),
}
