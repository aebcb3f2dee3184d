import { fc, it as property } from '@fast-check/vitest';
import type { ConsentState } from '@ykd/application/year-report';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { ServicesContext } from '../src/container/services-context';
import { ConsentSheet } from '../src/features/report/components/consent-sheet';
import { yearsToDecide } from '../src/features/report/years-to-decide';
import { testEnvironment, testParts } from './support/environment';

const YEARS = fc.uniqueArray(fc.integer({ min: 2015, max: 2030 }), { maxLength: 6 });

describe('the years on which a student decides', () => {
  const state = (years: readonly number[], hasTeacher = true): ConsentState => ({ years, hasTeacher });

  property.prop([
    YEARS,
    YEARS,
    fc.option(fc.integer({ min: 2015, max: 2030 }), { nil: undefined }),
    fc.boolean(),
  ])(
    'have every one to which he agreed, once, and that of the page first',
    (years, before, year, hasTeacher) => {
      const shown = yearsToDecide({ year, state: state(years, hasTeacher), before });
      const agreed = [...years, ...before];
      expect(shown.filter((one) => one !== year)).toEqual(
        [...new Set(agreed)].filter((one) => one !== year).toSorted((a, b) => b - a),
      );
      const isAsked = year !== undefined && (hasTeacher || agreed.includes(year));
      expect(shown.indexOf(year ?? -1)).toBe(isAsked ? 0 : -1);
    },
  );
});

describe('the sheet about the class teacher', () => {
  /** The texts of its buttons, and all of its text. */
  const sheet = (state: ConsentState, year?: number) => {
    const html = renderToStaticMarkup(
      <ServicesContext value={createServices(testEnvironment(), testParts)}>
        <ConsentSheet state={state} year={year} />
      </ServicesContext>,
    );
    const buttons = [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, text]) => text);
    return { buttons, text: html.replace(/<[^>]*>/g, ' ') };
  };

  it('takes back years that the page does not tell, on a page of another year and on one of none', () => {
    const state = { years: [2023, 2025], hasTeacher: true };
    expect(sheet(state, 2026).buttons).toEqual([
      '让班主任看 2026 年的',
      '不再给班主任看 2025 年的',
      '不再给班主任看 2023 年的',
    ]);
    expect(sheet(state).buttons).toEqual(['不再给班主任看 2025 年的', '不再给班主任看 2023 年的']);
  });

  it('says that it holds for class teachers who come later, whether there is one now or not', () => {
    expect(sheet({ years: [], hasTeacher: true }, 2026).text).toMatch(/新的班主任也看得到，直到你收回/);
    const nobody = sheet({ years: [2026], hasTeacher: false }, 2026);
    expect(nobody.text).toMatch(/现在没有班主任看得到.*以后有了班主任，你同意过的他就看得到，直到你收回/);
    expect(nobody.buttons).toEqual(['不再给班主任看 2026 年的']);
  });

  it('is not there where there is nothing to decide', () => {
    expect(sheet({ years: [], hasTeacher: false }, 2026)).toEqual({ buttons: [], text: '' });
    expect(sheet({ years: [], hasTeacher: true })).toEqual({ buttons: [], text: '' });
  });
});
