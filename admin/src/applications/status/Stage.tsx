import type { JobStatus } from '@sanabel/contract/job-statuses';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Kernels } from '../../kit/ui/Kernels.tsx';

const FAR = { new: 1, contacted: 2, interview: 3, accepted: 4 } as const;

/** Shows progress as up to four kernels, and a cross for a declined application. */
export const Stage = ({ status }: { status: JobStatus }) =>
  status === 'declined' ? <Icon name="close" size={16} /> : <Kernels filled={FAR[status]} of={4} />;
