import type { DateField, TextField, TimeField } from '../../../schemas/manifest.ts';
import { prefetch } from '../../browser/lazy.ts';
import { today } from '../../browser/today.ts';
import { type ControlProps, native } from './control.ts';
import styles from './fields.module.css';
import { fieldAids } from './parts.ts';

export function DateControl(props: ControlProps<DateField>) {
  const { name, field, form, initial } = props;
  return (
    <div className={styles.boxed}>
      <input
        {...native(props)}
        type="date"
        min={field.min ?? '0001-01-01'}
        max={field.max ?? '9999-12-31'}
        defaultValue={initial}
        data-opens={initial ? undefined : field.opens}
        suppressHydrationWarning
      />
      {field.todayButton && (
        <button type="button" onClick={() => form.setValue(name, today())}>
          Today
        </button>
      )}
    </div>
  );
}

export function TimeControl(props: ControlProps<TimeField>) {
  const fillIn = async () => (await prefetch(fieldAids)).fillInNow(props);
  return (
    <div className={styles.boxed}>
      <input {...native(props)} type="time" defaultValue={props.initial} />
      {props.field.nowButton && (
        <button type="button" onClick={fillIn}>
          Now
        </button>
      )}
    </div>
  );
}

export function TextControl(props: ControlProps<TextField>) {
  return (
    <input
      {...native(props)}
      type="text"
      autoComplete="off"
      placeholder={props.field.placeholder}
      defaultValue={props.initial}
    />
  );
}
