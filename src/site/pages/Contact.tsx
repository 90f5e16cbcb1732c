import styles from '../layout/pages.module.css';

const topics = [
  [
    'General questions',
    'How a calculator works, what a result means, or which one fits.',
    '24 hours',
  ],
  [
    'Bug reports',
    'A figure that looks wrong, or a page that misbehaves. Say what you entered.',
    '12 hours',
  ],
  ['Business inquiries', 'Partnerships, licensing, and use on your own site.', '48 hours'],
  [
    'Feature requests',
    'A calculator you miss, or an input that would make one better.',
    '72 hours',
  ],
] as const;

const questions = [
  [
    'Do I need an account?',
    'No. Every calculator is open to everyone, without login or registration.',
  ],
  [
    'Are my inputs stored?',
    'No. The calculation runs in your browser, and inputs are not stored on servers.',
  ],
  ['May I use the calculators at work?', 'Yes. They are free for personal and commercial use.'],
  [
    'A result looks wrong. What should I send?',
    'The name of the calculator, what you entered, the result you saw and the one you expected.',
  ],
] as const;

/** Who answers what, and when. There is no form: the site has no server that could receive one. */
export function Contact() {
  return (
    <>
      <h1 tabIndex={-1}>Contact</h1>
      <p className={styles.lead}>
        The site has no contact form, since nothing here is sent to a server. This is what we help
        with, and how soon.
      </p>
      <p>
        A weakness in the site’s security is reported in private: <a href="/security">how to</a>.
      </p>
      <ul className={styles.cards}>
        {topics.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className={styles.card} aria-labelledby="times-title">
        <h2 id="times-title">Response times</h2>
        <dl>
          {topics.map(([title, , time]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p>On business days only.</p>
      </section>
      <section className={`${styles.prose} ${styles.questions}`} aria-labelledby="faq-title">
        <h2 id="faq-title">Frequently asked questions</h2>
        {questions.map(([question, reply]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{reply}</p>
          </details>
        ))}
      </section>
    </>
  );
}
