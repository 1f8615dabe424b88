export default { rest: { prefix: '/api/v1' } };
