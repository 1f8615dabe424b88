import type { Section } from '../../kit/data/section.ts';
import { defaultSection } from '../../kit/kinds/section.ts';

const form = () => import('./Form.tsx');

export const answers: Section = { ...defaultSection('answers'), create: form, edit: form };
