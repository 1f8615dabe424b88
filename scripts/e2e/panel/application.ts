/** A job request that a test sends, so that there is one to look at. */
export const APPLICATION = {
  fullName: 'منى عبد الله',
  phoneNumber: '01012345678',
  role: 'مهندسة زراعية',
  qualification: 'بكالوريوس زراعة',
  email: 'shell-journey@sanabel.example',
  experience: '3',
};
